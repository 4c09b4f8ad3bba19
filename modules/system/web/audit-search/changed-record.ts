/** What a change says of its record: where it is shown, by which parts of the key. */
interface Changed {
  readonly opens: string
  readonly row_key: string
}

const ofFactory = 'factory_cd'

/** Where the record is shown; a record of another factory is not shown in this one. */
export function addressOfChanged({ opens, row_key }: Changed, factory_cd: string): string | undefined {
  const [path = '', ...key] = opens.split(' ')
  const values = row_key.split(' ')
  if (path === '' || values.length < key.length) return undefined
  const named = key.map((name, at): [string, string] => [name, values[at] ?? ''])
  if (named.some(([name, value]) => name === ofFactory && value !== factory_cd)) return undefined
  const query = new URLSearchParams(named.filter(([name]) => name !== ofFactory)).toString()
  return query === '' ? path : `${path}?${query}`
}
