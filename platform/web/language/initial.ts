/** The first letter of a name, whole also where it takes two code units (𠮷田). */
export const initialOf = (name: string): string => Array.from(name).at(0) ?? ''
