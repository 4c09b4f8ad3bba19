interface Props {
  /** `yyyy-mm-dd`, and what is said of it. */
  days: readonly { readonly day: string; readonly words: string }[]
  chosen: string
  onChoose: (day: string) => void
}

/** Days that are usually meant, one press away, beside the field for any other. */
export function DayChoices({ days, chosen, onChoose }: Props) {
  return (
    <span className="ways">
      {days.map(({ day, words }) => (
        <button
          key={day}
          type="button"
          className="btn"
          aria-pressed={day === chosen}
          onClick={() => onChoose(day)}
        >
          {words}
        </button>
      ))}
    </span>
  )
}
