/** A code steps back behind the name that belongs to it. */
export const Coded = ({ code, name }: { code: string; name: string }) => (
  <>
    <span className="dim">{code}</span> {name}
  </>
)
