/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { PageEnvironment } from '../PageEnvironment.js'
import type { Simulation, Trial } from '../simulation/Simulation.js'
import type { Texts } from '../texts/createTexts.js'
import { Amount } from './Amount.js'
import { ApprovalRows } from './ApprovalRows.js'
import type { KnownNetwork } from './Registry.js'
import { Row } from './Row.js'
import { showAmount } from './showAmount.js'

interface TrialReportProps {
  readonly environment: PageEnvironment
  readonly network: KnownNetwork | undefined
  readonly place: 'frame' | 'window'
  readonly texts: Texts
  readonly trial: Trial
}

const oldAfterMs = 10_000

/** What a node found that a request would do; its place is kept for it. */
export function TrialReport({
  environment: { after },
  network,
  place,
  texts,
  trial,
}: TrialReportProps) {
  const { t } = texts
  const simulation = trial.status === 'running' ? undefined : trial.simulation
  // A window shows what its frame has tried out some time ago.
  const isTriedHere = place === 'frame'
  const [isOld, setIsOld] = useState(!isTriedHere)
  useEffect(() => {
    setIsOld(!isTriedHere)
    return simulation && after(oldAfterMs, () => setIsOld(true))
  }, [after, isTriedHere, simulation])
  const ageKey = isOld ? 'trial.old' : 'trial.fresh'
  const isNew = trial.status === 'done' && trial.isNew
  const report = useRef<HTMLElement>(null)
  // Whoever has read on to the end would not see that it has changed.
  useEffect(() => {
    if (trial.status === 'done' && trial.isNew) report.current?.scrollIntoView()
  }, [trial])
  return (
    <section class="block trial" ref={report}>
      <p class="problem" role="alert">
        {isNew && t('trial.new')}
      </p>
      {simulation?.status !== 'unknown' && (
        <h2>{t(simulation ? ageKey : 'trial.running')}</h2>
      )}
      <div class="block" aria-live="polite">
        {simulation && <Found {...{ network, simulation, texts }} />}
      </div>
    </section>
  )
}

function Found({
  network,
  simulation,
  texts,
}: {
  readonly network: KnownNetwork | undefined
  readonly simulation: Simulation
  readonly texts: Texts
}) {
  const { t } = texts
  if (simulation.status !== 'changes')
    return <strong class="alarm">{t(`trial.${simulation.status}`)}</strong>
  const { approvals, changes, isWhole } = simulation
  return (
    <>
      {changes.length + approvals.length > 0 ? (
        <dl class="slip">
          {changes.map(({ asset, by }, index) => (
            <Row
              key={index}
              term={t(by < 0n ? 'approval.outgoing' : 'approval.incoming')}
            >
              <Amount>
                {showAmount(texts, network, asset, by < 0n ? -by : by)}
              </Amount>
            </Row>
          ))}
          {approvals.map((approval, index) => (
            <ApprovalRows
              key={`approval ${index}`}
              {...{ approval, network, texts }}
            />
          ))}
        </dl>
      ) : (
        <p>{t('trial.nothing')}</p>
      )}
      {changes.some(({ by }) => by > 0n) && (
        <p class="note">{t('trial.about')}</p>
      )}
      {!isWhole && <strong class="alarm">{t('trial.partial')}</strong>}
    </>
  )
}
