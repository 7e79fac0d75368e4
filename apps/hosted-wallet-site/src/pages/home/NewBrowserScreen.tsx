/** @jsxImportSource preact */
import { FrameError } from '@hasp/protocol/frame'
import { useEffect, useRef, useState } from 'preact/hooks'
import type { Login } from '../../login/createLogin.js'
import { useLatest } from '../../screens/useLatest.js'
import type { HomeTexts } from './homeTexts.js'

type State =
  | { readonly status: 'waiting'; readonly code?: string | undefined }
  | { readonly status: 'denied' | 'failed' }

/** A browser that proved the mailbox waits until another one lets it in. */
export function NewBrowserScreen({
  login,
  onBack,
  onDone,
  onLeave,
  onOtherWay,
  texts: { t },
}: {
  readonly login: Pick<Login, 'giveDevice'>
  readonly texts: HomeTexts
  /** To the wallet, where this browser may look at it. */
  readonly onBack: (() => void) | undefined
  readonly onDone: () => void
  /** The visitor gives it up, or was turned away. */
  readonly onLeave: () => void
  /** By what the visitor has. */
  readonly onOtherWay: () => void
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  const [state, setState] = useState<State>({ status: 'waiting' })
  const [leaving, setLeaving] = useState(() => new AbortController())
  const done = useLatest(onDone)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    const { signal } = leaving
    setState({ status: 'waiting' })
    waitForDevice(
      login,
      (code) => setState({ status: 'waiting', code }),
      signal,
    )
      .then(() => done.current())
      .catch((error: unknown) => {
        const isDenied =
          error instanceof FrameError && error.code === 'DEVICE_DENIED'
        if (!signal.aborted)
          setState({ status: isDenied ? 'denied' : 'failed' })
      })
    return () => leaving.abort()
  }, [leaving, login])

  const code = state.status === 'waiting' ? state.code : undefined
  return (
    <main class="card">
      <header>
        <h1 ref={heading} tabIndex={-1}>
          {t('new.title')}
        </h1>
        {state.status === 'waiting' && (
          <p>
            {code === undefined
              ? t('new.how', { page: `${window.location.host}/device/` })
              : t('new.compare')}
          </p>
        )}
      </header>
      <section class="content">
        {code !== undefined && (
          <>
            <p class="code" dir="ltr" translate={false}>
              {code}
            </p>
            <p class="note">{t('new.differ')}</p>
          </>
        )}
        <p role="status" class="note">
          {state.status === 'waiting' &&
            t(code === undefined ? 'new.waiting' : 'new.deciding')}
        </p>
        <p role="alert" class="problem">
          {state.status !== 'waiting' && t(`new.${state.status}`)}
        </p>
        {state.status !== 'denied' && (
          <button type="button" class="plain" onClick={onOtherWay}>
            {t('new.otherWay')}
          </button>
        )}
      </section>
      <div class="buttons">
        <button type="button" class="plain" onClick={onBack ?? onLeave}>
          {t(onBack ? 'new.back' : 'home.otherEmail')}
        </button>
        {state.status === 'failed' && (
          <button
            type="button"
            class="accent"
            onClick={() => setLeaving(new AbortController())}
          >
            {t('new.again')}
          </button>
        )}
      </div>
    </main>
  )
}

/** Until the wallet is here; each answer says what the two devices show. */
async function waitForDevice(
  login: Pick<Login, 'giveDevice'>,
  onCode: (code: string | undefined) => void,
  signal: AbortSignal,
): Promise<void> {
  for (;;) {
    const step = await login.giveDevice({ id: 'device', signal })
    if (step.action === 'CONNECT') return
    onCode(step.deviceCode)
  }
}
