import { Icon, type IconProps } from './Icon.js'

export function SwapIcon(props: IconProps) {
  return <Icon {...props} d="M5 9h14l-4-4M19 15H5l4 4" />
}
