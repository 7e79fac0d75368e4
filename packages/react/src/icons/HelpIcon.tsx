import { Icon, type IconProps } from './Icon.js'

export function HelpIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.01"
    />
  )
}
