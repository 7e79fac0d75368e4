declare module '*.module.css' {
  const classNames: Readonly<Record<string, string>>
  export default classNames
}

declare module '*.css'

declare module '*.css?inline' {
  const text: string
  export default text
}
