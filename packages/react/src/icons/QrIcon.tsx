import { Icon, type IconProps } from './Icon.js'

export function QrIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h3v3M20 14v.01M14 20v.01M20 17v3h-3"
    />
  )
}
