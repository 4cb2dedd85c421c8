import { isAlias, isScalar, parseDocument, visit } from 'yaml';

/**
 * Returns why the YAML of a file cannot be changed here without the danger of losing something: the end of a sentence; undefined when it
 * can be.
 */
export function findObstacle(text: string): string | undefined {
  const document = parseDocument(text);
  const [error] = document.errors;
  if (error?.code === 'MULTIPLE_DOCS') return 'it has several documents, separated by ---';
  if (error !== undefined) return 'it has a mistake, which has to be corrected in the file first';
  let obstacle: string | undefined;
  visit(document, {
    Node: (_key, node) => {
      if (isAlias(node) || ('anchor' in node && node.anchor)) obstacle = 'it uses anchors (& and *), which only the file itself can keep';
      else if (node.tag !== undefined) obstacle = 'it uses tags (!), which only the file itself can keep';
      return obstacle === undefined ? undefined : visit.BREAK;
    },
    Pair: (_key, { key }) => {
      if (!isScalar(key) || typeof key.value !== 'string') obstacle = 'the name of a field is not a text';
      return obstacle === undefined ? undefined : visit.BREAK;
    },
  });
  return obstacle;
}
