/** @jsxImportSource preact */
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Summary } from '../decode/Summary.js'
import { showText } from '../decode/text/showText.js'
import type { Arming } from '../guard/armingState.js'
import type { PageEnvironment } from '../PageEnvironment.js'
import type { ReceiverNote } from '../receivers/judgeReceivers.js'
import type { Trial } from '../simulation/Simulation.js'
import type { Texts } from '../texts/createTexts.js'
import type { TextKey } from '../texts/en.js'
import type { KnownNetwork } from './Registry.js'
import { Slip } from './Slip.js'
import { TrialReport } from './TrialReport.js'
import { useArming } from './useArming.js'
import { useOffersWindow } from './useOffersWindow.js'
import { usePressGuard } from './usePressGuard.js'
import type { WindowState } from './WindowState.js'

export interface ApprovalScreenProps {
  readonly environment: PageEnvironment
  readonly network: KnownNetwork | undefined
  /** Of the channel. */
  readonly origin: string
  /** Whether a page is around it, or it is a window of its own. */
  readonly place: 'frame' | 'window'
  readonly receiverNotes: readonly ReceiverNote[]
  /** What the page says that it is. */
  readonly siteName?: string | undefined
  readonly summary: Summary
  /** Absent for what reaches no network by itself. */
  readonly trial: Trial | undefined
  readonly texts: Texts
  /** How many requests wait behind this one. */
  readonly waiting: number
  readonly onApprove: () => void
  readonly onReject: () => void
  /** Shows the same request where nobody else draws. */
  readonly onOpenWindow?: (onState: (state: WindowState) => void) => void
}

/** One request, with the only buttons that decide about it. */
export function ApprovalScreen({
  environment,
  network,
  onApprove,
  onOpenWindow,
  onReject,
  origin,
  place,
  receiverNotes,
  siteName,
  summary,
  texts,
  trial,
  waiting,
}: ApprovalScreenProps) {
  const { t } = texts
  const [card, setCard] = useState<HTMLElement | null>(null)
  const [button, setButton] = useState<HTMLButtonElement | null>(null)
  const [agreed, setAgreed] = useState<readonly Agreement[]>([])
  const [windowState, setWindowState] = useState<WindowState>()
  const heading = useRef<HTMLHeadingElement>(null)
  const simulation =
    trial && trial.status !== 'running' ? trial.simulation : undefined
  const movesValue =
    trial !== undefined ||
    summary.outgoing.length > 0 ||
    summary.approvals.length > 0
  const arming = useArming({
    environment,
    movesValue,
    parts: [card, button],
    place,
    shown: simulation,
  })
  const isTried = trial === undefined || trial.status === 'done'
  const isOutOfSight = useOffersWindow(environment, arming)
  const offersWindow = isTried && isOutOfSight
  const needed = neededAgreements(summary, receiverNotes)
  const hasAgreed = needed.every((one) => agreed.includes(one))
  const isReady = arming.status === 'armed' && isTried && hasAgreed
  const { isHurried, isPointerNew } = usePressGuard(environment, button, {
    isReady,
    onPress: onApprove,
  })

  useEffect(() => heading.current?.focus(), [])
  // What was agreed to, and what a window shows, is what was found before.
  useEffect(() => {
    if (!simulation) return
    setAgreed([])
    setWindowState(undefined)
  }, [simulation])

  const agreement = (one: Agreement) =>
    needed.includes(one) && (
      <label class="blind">
        <input
          type="checkbox"
          checked={agreed.includes(one)}
          onChange={({ currentTarget: { checked } }) =>
            setAgreed((before) =>
              checked ? [...before, one] : before.filter((it) => it !== one),
            )
          }
        />
        <span>
          {t(`agree.${one}`)} <b>{t(`agree.${one}Agreed`)}</b>
        </span>
      </label>
    )

  return (
    <main
      class="card"
      ref={setCard}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onReject()
      }}
    >
      <header>
        <p class="origin" translate={false}>
          <bdi dir="ltr">{origin}</bdi>
        </p>
        <p class="asks">
          {t('approval.requests')}
          {siteName && (
            <small dir="auto">
              {t('approval.saysItIs', { name: showText(siteName).text })}
            </small>
          )}
        </p>
        <h1 ref={heading} tabIndex={-1}>
          {t(`action.${summary.action}`, { site: new URL(origin).host })}
        </h1>
      </header>
      {/* First in the order of keys, last to the eye. */}
      <footer>
        <p class="arming" role="status" data-status={arming.status}>
          {t(
            isHurried
              ? 'approval.tooSoon'
              : statusKey(arming, trial, hasAgreed),
          )}
        </p>
        <div class="buttons">
          <button type="button" class="plain" onClick={onReject}>
            {t('approval.reject')}
          </button>
          <button
            type="button"
            class="accent"
            ref={setButton}
            aria-disabled={!isReady || isPointerNew}
          >
            {t('approval.approve')}
          </button>
        </div>
        {offersWindow && onOpenWindow && (
          <div class="buttons">
            <button
              type="button"
              class="plain"
              onClick={() => onOpenWindow(setWindowState)}
            >
              {t(
                windowState === undefined
                  ? 'approval.openWindow'
                  : 'approval.openWallet',
              )}
            </button>
          </div>
        )}
        <p role="status">
          {offersWindow &&
            windowState === 'isOpen' &&
            t('approval.windowIsOpen')}
        </p>
        <p role="alert" class="problem">
          {offersWindow &&
            windowState === 'silent' &&
            t('approval.windowSilent')}
          {offersWindow && windowState === 'left' && t('approval.windowLeft')}
        </p>
        {waiting > 0 && (
          <p class="queue">{t('approval.queue', { count: waiting })}</p>
        )}
      </footer>
      <section
        class="content"
        aria-label={t('approval.fields')}
        {...scrolledByKeys}
      >
        {summary.warnings.length > 0 && (
          <ul class="warnings">
            {summary.warnings.map((warning) => (
              <li key={warning}>{t(`warning.${warning}`)}</li>
            ))}
          </ul>
        )}
        {agreement('lookAlike')}
        {trial && (
          <TrialReport {...{ environment, network, place, texts, trial }} />
        )}
        <Slip {...{ network, origin, receiverNotes, summary, texts }} />
        {movesValue && !trial && <p class="note">{t('trial.signature')}</p>}
        {agreement('blind')}
      </section>
    </main>
  )
}

/** What the visitor has to say besides pressing the button. */
type Agreement = 'blind' | 'lookAlike'

function neededAgreements(
  { isBlind }: Summary,
  notes: readonly ReceiverNote[],
): readonly Agreement[] {
  const hasTwin = notes.some(({ type }) => type === 'lookAlike')
  return [
    ...(isBlind ? (['blind'] as const) : []),
    ...(hasTwin ? (['lookAlike'] as const) : []),
  ]
}

/** What the visitor waits for. */
function statusKey(
  { status }: Arming,
  trial: Trial | undefined,
  hasAgreed: boolean,
): TextKey {
  if (status !== 'armed' && status !== 'arming') return `approval.${status}`
  if (trial && trial.status !== 'done') return 'trial.running'
  return status === 'armed' && !hasAgreed
    ? 'approval.agree'
    : `approval.${status}`
}

/** Not every browser lets keys reach what scrolls. */
const scrolledByKeys = { tabIndex: 0 }
