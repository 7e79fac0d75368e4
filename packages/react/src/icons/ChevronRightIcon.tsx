import { Icon, type IconProps } from './Icon.js'

export function ChevronRightIcon(props: IconProps) {
  return <Icon {...props} mirror d="M9 6l6 6-6 6" />
}
