import { Icon, type IconProps } from './Icon.js'

export function SearchIcon(props: IconProps) {
  return (
    <Icon
      {...props}
      d="M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M20 20l-4.9-4.9"
    />
  )
}
