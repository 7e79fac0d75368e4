import { commands } from './commands.js'

/** What `--help` says. */
export function describeCommands(): string {
  const rows = [
    ['serve', 'runs the service until SIGTERM or SIGINT'],
    ...commands.map(({ needsName, says, values, words }) => [
      [
        ...words,
        ...values,
        ...(needsName ? ['--name NAME', '[--origin ORIGIN]…'] : []),
      ].join(' '),
      says,
    ]),
  ]
  const width = Math.max(...rows.map(([row = '']) => row.length))
  return [
    'The hosted wallet’s service.',
    '',
    ...rows.map(([row = '', says = '']) => `  ${row.padEnd(width)}  ${says}`),
    '',
    '  --configuration FILE, -c  the configuration of the service',
    '  --log FILE                what the service has logged since the backup, for restored',
    '  --json                    answers as one line of JSON',
    '  --help, -h                this text',
    '',
    'Exit codes: 0 done or nothing to do, 1 failed, 2 not understood.',
  ].join('\n')
}
