import type { MarkdownRenderer } from 'vitepress'

/** Shows `{{` of a page as it stands; Vue would read it as an expression. */
export function showBracesAsText(markdown: MarkdownRenderer): void {
  const { text, code_inline: code } = markdown.renderer.rules
  for (const [name, rule] of Object.entries({ text, code_inline: code }))
    markdown.renderer.rules[name] = (...parameters) =>
      (rule?.(...parameters) ?? '').replaceAll('{{', '&#123;&#123;')
}
