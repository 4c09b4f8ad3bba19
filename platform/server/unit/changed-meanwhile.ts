/**
 * Something has come between the moment in which a verb looked for what it concerns and the one in which that was locked:
 * the transaction is run again from its beginning, as after a serialization failure.
 */
export class ChangedMeanwhile extends Error {
  readonly code = '40001'
}
