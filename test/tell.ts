/** For whoever reads what a run has printed: figures that a passed test does not show. */
export const tell = (line: string): void => void process.stdout.write(`${line}\n`)

export const tellLost = (what: string, acknowledged: number, lost: number): void =>
  tell(`${what}: ${acknowledged} writes acknowledged, ${lost} lost`)
