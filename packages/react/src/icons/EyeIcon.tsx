import { Icon, type IconProps } from './Icon.js'

export function EyeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M3 12c2.5-4.5 5.5-6.5 9-6.5s6.5 2 9 6.5c-2.5 4.5-5.5 6.5-9 6.5s-6.5-2-9-6.5zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 1 0 0-5"
    />
  )
}
