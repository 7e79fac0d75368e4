import { Icon, type IconProps } from './Icon.js'

export function InfoIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 8h.01M11 12h1v4h1"
    />
  )
}
