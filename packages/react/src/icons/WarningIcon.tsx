import { Icon, type IconProps } from './Icon.js'

export function WarningIcon(props: IconProps) {
  return <Icon {...props} d="M12 4l9 16H3zM12 10v4M12 17h.01" />
}
