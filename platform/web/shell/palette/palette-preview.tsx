import type { PreviewLine } from '#platform/contract/palette.ts'

interface Props {
  title: string
  name: string
  lines: readonly PreviewLine[]
}

/** What one looks for in a record without opening it. */
export function PalettePreview({ title, name, lines }: Props) {
  return (
    <aside className="palette-preview" aria-hidden="true">
      <b>{title}</b>
      <p>{name}</p>
      <dl>
        {lines.map(({ label, value, figure }) => (
          <div key={label} className={figure ? 'figure' : undefined}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
