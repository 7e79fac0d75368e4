import { Icon, type IconProps } from './Icon.js'

export function SendIcon(props: IconProps) {
  return <Icon {...props} mirror d="M6 18L18 6M9 6h9v9" />
}
