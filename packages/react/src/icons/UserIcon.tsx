import { Icon, type IconProps } from './Icon.js'

export function UserIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 4a4 4 0 1 0 0 8a4 4 0 1 0 0-8M5 21v-1a5 5 0 0 1 5-5h4a5 5 0 0 1 5 5v1"
    />
  )
}
