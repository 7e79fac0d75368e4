import { type ComponentType, type ReactNode, StrictMode, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createChunks } from './createChunks.js'
import { lazyPart } from './lazyPart.js'
import { ChunksContext } from './useChunk.js'

type Props = { name: string }

const Greeting = ({ name }: Props) => <p>Hello {name}</p>
const Pending = ({ name }: Props) => <p>Waiting for {name}</p>
const Failed = ({ name, retry }: Props & { retry: () => void }) => (
  <button type="button" onClick={retry}>
    Fetch {name} again
  </button>
)

function OnDemand({ Part }: { Part: ComponentType<Props> }) {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn
      </button>
      {isOpen && <Part name="Ada" />}
    </>
  )
}

/** A loader that the test answers, one answer after the other. */
function createLoader(answers: readonly ('component' | 'failure')[]) {
  const calls: number[] = []
  const load = async () => {
    const answer = answers[calls.length]
    calls.push(calls.length)
    if (answer !== 'component') throw new Error('The file is gone.')
    return { default: Greeting }
  }
  return { calls, Part: lazyPart(load, { Pending, Failed }), load }
}

let root: Root | undefined
let host: HTMLElement | undefined
afterEach(() => {
  root?.unmount()
  host?.remove()
})

function show(children: ReactNode, chunks = createChunks()) {
  host = document.createElement('main')
  document.body.append(host)
  const shown = createRoot(host)
  root = shown
  flushSync(() =>
    shown.render(
      <StrictMode>
        <ChunksContext.Provider value={chunks}>
          {children}
        </ChunksContext.Provider>
      </StrictMode>,
    ),
  )
}

describe('a part that is fetched', () => {
  it('keeps its place, then is drawn, with the same properties', async () => {
    const { Part, calls } = createLoader(['component'])
    show(<Part name="Ada" />)
    expect(host?.textContent).toBe('Waiting for Ada')
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  it('is drawn in the first frame when it is here already', async () => {
    const { Part, load } = createLoader(['component'])
    const chunks = createChunks()
    await chunks.load(load)
    show(<Part name="Ada" />, chunks)
    expect(host?.textContent).toBe('Hello Ada')
  })

  it('is fetched once, however many are drawn', async () => {
    const { Part, calls } = createLoader(['component'])
    show(
      <>
        <Part name="Ada" />
        <Part name="Grace" />
      </>,
    )
    await expect.element(page.getByText('Hello Grace')).toBeVisible()
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
    expect(calls).toHaveLength(1)
  })
})

describe('a part that does not arrive', () => {
  it('offers a retry, which draws it', async () => {
    const { Part, calls } = createLoader(['failure', 'component'])
    show(<Part name="Ada" />)
    await page.getByRole('button', { name: 'Fetch Ada again' }).click()
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
    expect(calls).toHaveLength(2)
  })

  it('offers it as often as it fails', async () => {
    const { Part } = createLoader(['failure', 'failure', 'component'])
    const again = page.getByRole('button', { name: 'Fetch Ada again' })
    show(<Part name="Ada" />)
    await again.click()
    await again.click()
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
  })

  it('is tried anew by the next who needs it', async () => {
    const { Part } = createLoader(['failure', 'component'])
    show(<OnDemand Part={Part} />)
    const turn = page.getByRole('button', { name: 'Turn' })
    await expect.element(page.getByText('Fetch Ada again')).toBeVisible()
    await turn.click()
    await expect
      .element(page.getByText('Fetch Ada again'))
      .not.toBeInTheDocument()
    await turn.click()
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
  })

  it('is no failure for whoever comes after an early attempt', async () => {
    const { Part, load, calls } = createLoader(['failure', 'component'])
    const chunks = createChunks()
    await chunks.load(load)
    show(<Part name="Ada" />, chunks)
    expect(host?.textContent).toBe('Waiting for Ada')
    await expect.element(page.getByText('Hello Ada')).toBeVisible()
    expect(calls).toHaveLength(2)
  })
})
