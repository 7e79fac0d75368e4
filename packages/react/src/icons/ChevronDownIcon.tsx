import { Icon, type IconProps } from './Icon.js'

export function ChevronDownIcon(props: IconProps) {
  return <Icon {...props} d="M6 9l6 6 6-6" />
}
