import { Icon, type IconProps } from './Icon.js'

export function MoreIcon(props: IconProps) {
  return <Icon {...props} strokeWidth="3" d="M5 12h.01M12 12h.01M19 12h.01" />
}
