import { useSay } from '../../language/say.ts'
import { manualTexts } from '../manual/manual.text.ts'
import { paletteTexts } from './palette.text.ts'

const kinds = [
  { sign: '@', label: paletteTexts.partners },
  { sign: '/', label: paletteTexts.items },
  { sign: '#', label: paletteTexts.slips },
  { sign: '>', label: paletteTexts.screens },
  { sign: '?', label: manualTexts.title },
] as const

interface Props {
  typed: string
  onType: (typed: string) => void
}

/** By which sign one looks through one kind of things only; a second touch looks through all again. */
export function PaletteKinds({ typed, onType }: Props) {
  const say = useSay()
  const chosen = typed.normalize('NFKC').charAt(0)
  const text = kinds.some(({ sign }) => sign === chosen) ? typed.slice(1) : typed
  return (
    <div className="palette-kinds">
      {kinds.map(({ sign, label }) => (
        <button
          key={sign}
          type="button"
          tabIndex={-1}
          aria-pressed={sign === chosen}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onType(sign === chosen ? text : sign + text)}
        >
          <kbd>{sign}</kbd>
          {say(label)}
        </button>
      ))}
    </div>
  )
}
