import { Icon, type IconProps } from './Icon.js'

export function HelpIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M8 8.5a4 4 0 1 1 6 3.5c-1.3.8-2 1.6-2 3.2M12 19.5v.01"
    />
  )
}
