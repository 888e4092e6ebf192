import winkNLP from 'wink-nlp';
import model from 'wink-eng-lite-web-model';

/** What is used of wink-nlp 2.4; its own types do not fit its own functions. */
interface Item {
  out(as?: unknown): unknown;
}
interface Items {
  each(visit: (item: Item & { tokens(): Items }) => void): void;
  itemAt(index: number): Item;
}
interface Wink {
  readDoc(text: string): { sentences(): Items; tokens(): Items };
  its: Readonly<Record<'pos' | 'lemma', unknown>>;
}
let loaded: Wink | undefined;
/** Loaded when first needed: half a second and 60 MB. */
export const wink = (): Wink => {
  loaded ??= winkNLP(model, ['sbd', 'pos']) as unknown as Wink;
  return loaded;
};
