# Anchors that a face leaves empty mean: this mark stays where it is. fontkit, which pdfkit lays letters out with, stops at
# them instead, so each is given the place where the mark stands anyway.
import sys
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables.otTables import Anchor

def staying(mark, advance):
    anchor = Anchor()
    anchor.Format, anchor.XCoordinate, anchor.YCoordinate = 1, mark.XCoordinate + advance, mark.YCoordinate
    return anchor

def fill(records, glyphs, name, marks, font):
    filled = 0
    for glyph, record in zip(glyphs, records):
        anchors = getattr(record, name)
        for klass, anchor in enumerate(anchors):
            first = next((m.MarkAnchor for m in marks if m.Class == klass and m.MarkAnchor), None)
            if anchor is None and first is not None:
                anchors[klass] = staying(first, font['hmtx'][glyph][0]); filled += 1
    return filled

for path in sys.argv[1:]:
    font = TTFont(path); filled = 0
    for lookup in font['GPOS'].table.LookupList.Lookup if 'GPOS' in font else []:
        for table in lookup.SubTable:
            table = getattr(table, 'ExtSubTable', table)
            kind = type(table).__name__
            if kind == 'MarkBasePos':
                filled += fill(table.BaseArray.BaseRecord, table.BaseCoverage.glyphs, 'BaseAnchor', table.MarkArray.MarkRecord, font)
            elif kind == 'MarkMarkPos':
                filled += fill(table.Mark2Array.Mark2Record, table.Mark2Coverage.glyphs, 'Mark2Anchor', table.Mark1Array.MarkRecord, font)
            elif kind == 'MarkLigPos':
                for glyph, lig in zip(table.LigatureCoverage.glyphs, table.LigatureArray.LigatureAttach):
                    filled += fill(lig.ComponentRecord, [glyph]*len(lig.ComponentRecord), 'LigatureAnchor', table.MarkArray.MarkRecord, font)
    print(path, filled)
    font.save(path)
