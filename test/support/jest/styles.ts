import { StyleSheet } from '@emotion/sheet';

const { insert } = StyleSheet.prototype;

/** Leaves component styles out of the document, because a search by role makes jsdom compare every element with every style rule. */
export function skipStyles(): void {
  StyleSheet.prototype.insert = () => {};
}

/** Inserts component styles again, for tests of what they show and hide. Call it at the top of the file. */
export function insertStyles(): void {
  StyleSheet.prototype.insert = insert;
}
