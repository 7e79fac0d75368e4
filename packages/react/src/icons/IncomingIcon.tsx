import { Icon, type IconProps } from './Icon.js'

export function IncomingIcon(props: IconProps) {
  return <Icon {...props} mirror d="M18 6L6 18M15 18H6V9" />
}
