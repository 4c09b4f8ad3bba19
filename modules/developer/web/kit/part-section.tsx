import type { ReactNode } from 'react'

/** A group of examples under its name. */
export function PartSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="kit-section">
      <h2>{title}</h2>
      <div>{children}</div>
    </section>
  )
}
