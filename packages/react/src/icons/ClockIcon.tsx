import { Icon, type IconProps } from './Icon.js'

export function ClockIcon(props: IconProps) {
  return <Icon {...props} d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7v5l3 3" />
}
