import { useSay } from '#platform/web/language/say.ts'
import { inventoryTexts } from './inventory.text.ts'

interface Props {
  tags: readonly number[]
  onVoid: (tags: readonly number[]) => void
}

/** 未回収の棚札: a count is not finished before each has come back, with a figure or blank. */
export function MissingTags({ tags, onVoid }: Props) {
  const say = useSay()
  return (
    <output className="notice warn">
      {say(inventoryTexts.missingTags, { tags: rangesOf(tags) })}
      <button type="button" className="btn" onClick={() => onVoid(tags)}>
        {say(inventoryTexts.voidTags)}
      </button>
    </output>
  )
}

/** 12–15, 18 */
function rangesOf(tags: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const tag of tags) {
    const last = ranges.at(-1)
    if (last && last.to === tag - 1) last.to = tag
    else ranges.push({ from: tag, to: tag })
  }
  return ranges.map(({ from, to }) => (from === to ? String(from) : `${from}–${to}`)).join(', ')
}
