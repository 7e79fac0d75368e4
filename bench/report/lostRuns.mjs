/**
 * Runs of an app that never reached what they waited for, or in which the page
 * reported an error. A median leaves them out, so they are said on their own.
 */
export function lostRuns(result) {
  const all = (phase) => Object.values(result?.[phase] ?? {}).flat()
  const opened = all('open').filter((run) => run.first)
  const isLostOpening = ({ first, second }) =>
    first.stable == null || second.stable == null
  const isLostConnection = ({ connected, reload }) =>
    connected == null || reload.connected == null
  const coded = all('code')
  const filled = all('content').flatMap((run) => [
    run.withWallet,
    run.withoutWallet,
  ])
  const isLoud = ({ errors }) => errors?.length > 0
  return {
    opening:
      opened.filter(isLostOpening).length +
      filled.filter(({ rows }) => rows == null).length,
    connecting: all('connect').filter(isLostConnection).length,
    code: coded.filter(({ code }) => code == null).length,
    errors: [
      ...opened,
      ...filled,
      ...all('interact'),
      ...all('connect'),
      ...coded,
      ...all('scroll'),
    ].filter(isLoud).length,
  }
}
