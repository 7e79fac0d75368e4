import { Icon, type IconProps } from './Icon.js'

export function CheckIcon(props: IconProps) {
  return <Icon {...props} d="M5 12.5l5 5L19.5 7" />
}
