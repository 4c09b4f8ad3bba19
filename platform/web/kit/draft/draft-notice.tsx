import { useMomentText } from '../../language/use-moment-text.ts'
import { useSay } from '../../language/say.ts'
import type { LeftDraft } from '../../session/use-drafts.tsx'
import { draftTexts } from './draft.text.ts'
import './draft.css'

interface Props<T> {
  left: readonly LeftDraft<T>[]
  onResume: (draft: LeftDraft<T>) => void
  onDiscard: (draft: LeftDraft<T>) => void
}

/** What was left half-typed here: gone on with, or thrown away. */
export function DraftNotice<T>({ left, onResume, onDiscard }: Props<T>) {
  const say = useSay()
  const momentText = useMomentText()
  const [only, ...others] = left
  if (!only) return null
  const words = ({ title, at }: LeftDraft<T>) => ({
    name: title || say(draftTexts.isNew),
    moment: momentText(new Date(at).toISOString()),
  })
  const choices = (draft: LeftDraft<T>) => (
    <>
      <button type="button" className="btn" onClick={() => onResume(draft)}>
        {say(draftTexts.resume)}
      </button>
      <button type="button" className="btn quiet" onClick={() => onDiscard(draft)}>
        {say(draftTexts.discard)}
      </button>
    </>
  )
  if (others.length === 0)
    return (
      <output className="notice warn">
        {say(draftTexts.found, words(only))}
        {choices(only)}
      </output>
    )
  return (
    <output className="notice warn drafts-left">
      {say(draftTexts.several, { count: left.length })}
      <ul>
        {left.map((draft) => (
          <li key={draft.id}>
            <span>{say(draftTexts.one, words(draft))}</span>
            {choices(draft)}
          </li>
        ))}
      </ul>
    </output>
  )
}
