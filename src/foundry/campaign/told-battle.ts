import type { PieceId, PieceSetup, Scenario, State } from '../../core';
import { scenarioTold, type Texts } from '../texts';

type Setups = Readonly<Record<PieceId, PieceSetup>>;

/**
 * The battle of a campaign in the user's language: the title, the briefing and the names of its scenario, as far as the
 * campaign has not put others in their place.
 */
export function battleTold(battle: Scenario, written: Scenario, texts: Texts): Scenario {
  const told = scenarioTold(texts, written);
  return {
    ...battle,
    title: battle.title === written.title ? told.title : battle.title,
    briefing: told.briefing,
    sides: told.sides,
    units: named(battle.units, written.units, told.units),
    arrivals: battle.arrivals.map((arrival, index) => ({
      ...arrival,
      units: named(arrival.units, written.arrivals[index]?.units, told.arrivals[index]?.units),
    })),
  };
}

const named = (setups: Setups, written: Setups = {}, told: Setups = {}): Setups =>
  Object.fromEntries(
    Object.entries(setups).map(([id, setup]) => {
      const name = told[id]?.name;
      return [id, name !== undefined && setup.name === written[id]?.name ? { ...setup, name } : setup];
    }),
  );

/** The start of a battle with the names of another one by the same ids: those of the campaign, in no user's language. */
export function withNamesOf(known: State, start: State): State {
  const all = { ...known.reserve, ...known.leaders, ...known.units };
  const renamed = <Named extends { readonly id: PieceId; readonly name: string }>(
    pieces: Readonly<Record<PieceId, Named>>,
  ): Readonly<Record<PieceId, Named>> =>
    Object.fromEntries(
      Object.entries(pieces).map(([id, piece]) => [id, { ...piece, name: all[id]?.name ?? piece.name }]),
    );
  return {
    ...start,
    units: renamed(start.units),
    leaders: renamed(start.leaders),
    reserve: renamed(start.reserve),
  };
}
