// System fonts: the page asks no other host, and loads no font of its own.
import Theme from 'vitepress/theme-without-fonts'
import './contrast.css'

export default Theme
