interface ReasonsProps {
  reasons: readonly { readonly key: readonly string[]; readonly name: string }[]
  chosen: string
  onChoose: (code: string) => void
}

/** One of the company's reasons, by touch. */
export function Reasons({ reasons, chosen, onChoose }: ReasonsProps) {
  return (
    <div className="terminal-reasons">
      {reasons.map(({ key, name }) => {
        const code = key.at(-1) ?? ''
        return (
          <button
            key={code}
            type="button"
            className="btn"
            aria-pressed={chosen === code}
            onClick={() => onChoose(code)}
          >
            {name}
          </button>
        )
      })}
    </div>
  )
}
