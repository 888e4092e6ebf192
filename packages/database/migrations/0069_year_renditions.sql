-- The film of a year in fewer pixels, for slow connections and small screens: a path in the bucket episodes.
alter table keepsakes add column rendition_path text;
