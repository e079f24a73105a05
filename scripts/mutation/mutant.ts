/** One small change of a source file that some test should notice. */
export interface Mutant {
  /** The file, relative to the project. */
  readonly file: string;
  /** Where the replaced text starts and ends. */
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** The innermost function around it, by the place where that starts; 0 for what runs when the file is loaded. */
  readonly owner: number;
  /** `line:column what`, for a person. */
  readonly label: string;
}
