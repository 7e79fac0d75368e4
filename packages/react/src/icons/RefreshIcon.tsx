import { Icon, type IconProps } from './Icon.js'

export function RefreshIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M20 11a8 8 0 0 0-14.5-4M5 4v4h4M4 13a8 8 0 0 0 14.5 4M19 20v-4h-4"
    />
  )
}
