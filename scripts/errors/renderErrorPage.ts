import {
  alertCodes,
  alerts,
  type ErrorCode,
  errorMessages,
} from '../../packages/core/src/exports/errors.js'
import { errorAdvice } from './errorAdvice.js'

const introduction = `# Errors

Generated from the catalogue in \`packages/core/src/errors\`; change it there.

Everything that the kit throws is a \`KitError\`. Match it by its code, never by its
sentence; what caused it is its \`cause\`.

\`\`\`ts
import { connect } from '@hasp/core'
import { isKitError } from '@hasp/core/errors'

try {
  await connect(kit, { connectorId })
} catch (error) {
  const isDeclined = isKitError(error, 'CONNECTION_REJECTED')
  if (!isDeclined) throw error
}
\`\`\`
`

const alertIntroduction = `## Configuration alerts

What the developer of the page should mend: in the console, and in the modal
while \`debug\` is on.
`

/** The page of all errors and alerts, one heading per code. */
export function renderErrorPage(): string {
  const codes = (Object.keys(errorMessages) as ErrorCode[]).sort()
  return [
    introduction,
    ...codes.map(renderError),
    alertIntroduction,
    ...alertCodes.map(
      (code) =>
        `### ${code}\n\n> ${alerts[code].short}\n\n${alerts[code].long}\n`,
    ),
  ].join('\n')
}

function renderError(code: ErrorCode): string {
  const { advice, when } = errorAdvice[code]
  return [
    `## ${code}`,
    `> ${errorMessages[code]}`,
    `**When:** ${when}`,
    `**What to do:** ${advice}`,
  ]
    .join('\n\n')
    .concat('\n')
}
