import { Icon, type IconProps } from './Icon.js'

export function ExternalIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      mirror
      d="M10 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-4M14 4h6v6M20 4l-9 9"
    />
  )
}
