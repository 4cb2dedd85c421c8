/** Years of experience as people write them: `5`, `4.5`, `5+`, `2-3`. */
export const EXPERIENCE_PATTERN = /^(?:\d+\.?\d*|\.\d+)(?:\+|-\d+\.?\d*)?$/;

/** Error sentence for any other text. */
export const EXPERIENCE_MESSAGE = 'Please enter years such as 5, 4.5, 5+ or 2-3';
