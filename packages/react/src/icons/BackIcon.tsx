import { Icon, type IconProps } from './Icon.js'

export function BackIcon(props: IconProps) {
  return <Icon {...props} mirror d="M15 5l-7 7 7 7" />
}
