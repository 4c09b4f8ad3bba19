import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Text } from '#platform/contract/text.ts'
import { keyCap } from '../../kit/command/command.ts'
import { useActiveCommands } from '../../kit/command/command-layers.ts'
import { feedbackTexts } from '../../kit/feedback/feedback.text.ts'
import { Icon } from '../../kit/theme/icon.tsx'
import { useSay } from '../../language/say.ts'
import { refusalsOf, type ReadManual } from '../../module/manual.ts'
import { manualTexts } from './manual.text.ts'
import './manual.css'

interface Props {
  screen: string
  title: Text
  /** It is the screen that is open: its keys are those that work now. */
  isOpen: boolean
  readManual: ReadManual
  onClose: () => void
}

/** The page of a screen, beside it: one goes on working while it is read. */
export function ManualPanel({ screen, title, isOpen, readManual, onClose }: Props) {
  const say = useSay()
  const panel = useRef<HTMLElement>(null)
  const { data: page, isPending } = useQuery({
    queryKey: ['manual', screen],
    queryFn: async () => (await readManual(screen)) ?? null,
    staleTime: Infinity,
  })
  useEffect(() => {
    const before = document.activeElement
    panel.current?.focus()
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  return (
    <aside
      className="manual"
      ref={panel}
      tabIndex={-1}
      aria-label={say(manualTexts.of, { title: say(title) })}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        onClose()
      }}
    >
      <header>
        <h2>{say(title)}</h2>
        <span className="spacer" />
        <button
          type="button"
          className="icon-btn"
          aria-label={say(manualTexts.print)}
          title={say(manualTexts.print)}
          onClick={() => window.print()}
        >
          <Icon name="print" />
        </button>
        <button type="button" className="icon-btn" aria-label={say(feedbackTexts.close)} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {page ? (
        <>
          <p>{say(page.purpose)}</p>
          <h3>{say(manualTexts.steps)}</h3>
          <ol>
            {page.steps.map((step) => (
              <li key={step.en}>{say(step)}</li>
            ))}
          </ol>
          {page.rules ? (
            <>
              <h3>{say(manualTexts.rules)}</h3>
              <ul>
                {page.rules.map((rule) => (
                  <li key={rule.en}>{say(rule)}</li>
                ))}
              </ul>
            </>
          ) : null}
        </>
      ) : isPending ? null : (
        <p className="sub">{say(manualTexts.none)}</p>
      )}
      {isOpen ? <Keys /> : null}
      {page ? <Refusals kinds={refusalsOf(page)} /> : null}
    </aside>
  )
}

function Keys() {
  const say = useSay()
  const keyed = useActiveCommands().flatMap(({ id, label, key }) => (key ? [{ id, label, key }] : []))
  if (keyed.length === 0) return null
  return (
    <>
      <h3>{say(manualTexts.keys)}</h3>
      <dl>
        {keyed.map(({ id, label, key }) => (
          <div key={id}>
            <dt>
              <kbd>{keyCap(key)}</kbd>
            </dt>
            <dd>{say(label)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** What is filled into a message is not known here. */
const unknown = '…'

function Refusals({ kinds }: { kinds: ReturnType<typeof refusalsOf> }) {
  const say = useSay()
  if (kinds.length === 0) return null
  return (
    <>
      <h3>{say(manualTexts.refusals)}</h3>
      <dl className="refusals">
        {kinds.map(({ code, text }) => (
          <div key={code}>
            <dt>{code}</dt>
            <dd>{say(text).replaceAll(/\{\w+\}/g, unknown)}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}
