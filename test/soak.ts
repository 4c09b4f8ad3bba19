/** `make soak` looks for hours at what `make test` looks at for seconds. */
export const soaking = process.env['KANAME_SOAK'] === '1'

export const times = (usual: number, inSoak: number): number => (soaking ? inSoak : usual)

/** How long a test may take that runs so often. */
export const limit = (usual: number): number => (soaking ? 6 * 3_600_000 : usual)
