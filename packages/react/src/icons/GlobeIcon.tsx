import { Icon, type IconProps } from './Icon.js'

export function GlobeIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M3 12h18M12 3c-5 5.5-5 12.5 0 18c5-5.5 5-12.5 0-18"
    />
  )
}
