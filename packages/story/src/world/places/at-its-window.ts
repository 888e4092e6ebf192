import type { SetName } from '@milestoon/stage';
import type { Phrase } from '../../reading/clause.ts';
import { vehicles } from './place-groups.ts';

const outOf = /^(?:out|out of|of|from|through|by|to|at|for|against)$/;
const panes = /^(?:window|janela|janelinha|vidro|ventana|ventanilla)$/;

/** 'Out of the train window': whoever looks out of it is in the train, whatever is seen there. */
export const isAtItsWindow = (set: SetName, { preposition, head }: Phrase): boolean =>
  vehicles.has(set) && outOf.test(preposition ?? '') && panes.test(head);
