import { Icon, type IconProps } from './Icon.js'

export function BuyIcon(props: IconProps) {
  return <Icon {...props} d="M12 5v14M5 12h14" />
}
